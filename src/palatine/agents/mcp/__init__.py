"""Language models at a table, by the Model Context Protocol (docs/mcp.md).

`chair` is what the tools need from a table, `seated` what the six tools do, `in_words` how they say
it; none of these needs the protocol's own package. `server` connects them to it.
"""

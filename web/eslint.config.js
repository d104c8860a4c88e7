// What the linter holds the web client to. Each rule that is off or eased says why.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["gallery/dist", "takes"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the compiler knows every name, and those of the browser
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        // onclick={() => close()} and "if (isGone) return close();" read best as they are.
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }, // what only counts is called _
      ],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        // An id such as `edition-null` has no words, which is what is asked of it.
        { allowNumber: true, allowNullish: true },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // svelte-ignore comments give their reason, which it reads as the names of further warnings.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // The linter can't look into another component: what comes from there is `any` to it.
      // svelte-check can, and holds these files to the same types.
      "@typescript-eslint/no-redundant-type-constituents": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
      "@typescript-eslint/restrict-template-expressions": "off",
      // What a `bind:` in the markup sets looks constant to it.
      "@typescript-eslint/no-unnecessary-condition": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: {
      // What is not there fails the test at once, and that is all it is to do.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  { files: ["eslint.config.js"], extends: [ts.configs.disableTypeChecked] },
);

/**
 * The rules of `eslint.config.mjs` that look at one file at a time, for `npm run check`. `npm test`
 * also runs the rules that need the types of the whole project or compile components, which take
 * ten times as long.
 */
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import everyRule from './eslint.config.mjs';

const HOOKS = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
const compilerRules = Object.keys(reactHooks.configs.flat.recommended.rules).filter(
  (rule) => !HOOKS.includes(rule),
);

export default defineConfig(everyRule, tseslint.configs.disableTypeChecked, {
  files: ['src/**/*.tsx'],
  rules: Object.fromEntries(compilerRules.map((rule) => [rule, 'off'])),
});

export { default } from '@site/src/site/components/CodeBlock';

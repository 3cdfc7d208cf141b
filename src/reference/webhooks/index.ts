export { signatureHeaders, sign, signedContent, type Message } from './sign';
export { TOLERANCE_SECONDS, verify, type Delivery, type Step, type Verification } from './verify';

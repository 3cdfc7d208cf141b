import type { Tone } from '../../../reference/contract/model';

const BY_CLASS: Readonly<Record<string, Tone>> = {
  '1': 'neutral',
  '2': 'success',
  '3': 'progress',
  '4': 'warning',
  '5': 'danger',
};

/**
 * Returns the tone of an HTTP status, `201`, `4XX` or `default`, by its class (RFC 9110, section 15):
 * 2xx success, 3xx progress, 4xx warning, 5xx danger, all others neutral.
 */
export const toneOfHttpStatus = (status: string): Tone => BY_CLASS[status.charAt(0)] ?? 'neutral';

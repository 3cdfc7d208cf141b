import type { Tone } from '../../../reference/contract/model';

const BY_CLASS: Readonly<Record<string, Tone>> = {
  '1': 'neutral',
  '2': 'success',
  '3': 'progress',
  '4': 'warning',
  '5': 'danger',
};

/**
 * Tone of an HTTP status code or range, `201`, `4XX` or `default` (RFC 9110
 * section 15 classes): 2xx success, 3xx progress, 4xx warning, 5xx danger.
 */
export const toneOfHttpStatus = (status: string): Tone => BY_CLASS[status.charAt(0)] ?? 'neutral';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CopyButton from '.';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.getElementById('copy-status')?.remove();
});

const press = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
};

describe('CopyButton', () => {
  it('copies the text at the time when the button is pressed', async () => {
    writeText.mockResolvedValueOnce();
    let text = 'before';
    render(<CopyButton text={() => text} what="sample" />);
    text = 'after';
    await press();
    expect(writeText).toHaveBeenCalledWith('after');
  });

  it('announces the outcome, and shows its label again', async () => {
    writeText.mockResolvedValueOnce();
    render(<CopyButton text={() => 'x'} what="sample" />);
    const button = screen.getByRole('button', { name: 'Copy sample' });
    await press();
    expect(button.getAttribute('aria-label')).toBe('Copied');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(2000));
    expect(button.getAttribute('aria-label')).toBe('Copy sample');
  });

  it('reports that the browser refused', async () => {
    writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    render(<CopyButton text={() => 'x'} what="sample" />);
    await press();
    expect(screen.getByRole('status').textContent).toMatch(/^Copying failed/);
  });

  it('shares one live region', async () => {
    writeText.mockResolvedValue();
    render(<CopyButton text={() => 'x'} what="sample" />);
    await press();
    await press();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});

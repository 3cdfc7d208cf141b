import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import CodeBlock from '.';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.getElementById('copy-status')?.remove();
});

const block = (title?: string) =>
  render(
    <CodeBlock className="language-js" {...(title !== undefined && { title })}>
      <span className="code-keyword">const</span>
      {' a = 1;\n'}
    </CodeBlock>,
  );

describe('CodeBlock', () => {
  it('shows its title, or its language', () => {
    block('worker.js');
    expect(screen.getByText('worker.js')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Code, js: worker.js' }).tabIndex).toBe(0);
    cleanup();
    block();
    expect(screen.getByText('js')).toBeTruthy();
  });

  it('copies the text without the last line break', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    block();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy code: js' }));
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;');
  });

  it('wraps long lines while the button is pressed', () => {
    block();
    const button = screen.getByRole('button', { name: 'Wrap lines of code: js' });
    const region = screen.getByRole('group');
    const before = region.className;
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(region.className).toMatch(/wraps/);
    fireEvent.click(button);
    expect(region.className).toBe(before);
  });
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import TableRegion from '.';

const table = (
  <TableRegion>
    <tbody>
      <tr>
        <td>cell</td>
      </tr>
    </tbody>
  </TableRegion>
);

describe('TableRegion', () => {
  let resized: () => void = () => undefined;
  const stopped = vi.fn();

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe(): void {
          resized();
        }
        disconnect(): void {
          stopped();
        }
      },
    );
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const widths = (content: number, box: number): void => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
  };

  it('is focusable in the HTML, before any script runs', () => {
    expect(renderToStaticMarkup(table)).toContain('tabindex="0"');
  });

  it('stays in the tab order, with a name, while the table is cut off', () => {
    widths(700, 340);
    render(table);
    expect(screen.getByRole('group', { name: 'Table, scrolls sideways' }).tabIndex).toBe(0);
  });

  it('leaves the tab order when it fits, and returns when it no longer fits', () => {
    widths(340, 340);
    render(table);
    expect(screen.queryByRole('group')).toBeNull();
    widths(700, 340);
    act(() => {
      resized();
    });
    expect(screen.getByRole('group').tabIndex).toBe(0);
  });

  it('stops observing when the page changes', () => {
    widths(340, 340);
    const { unmount } = render(table);
    stopped.mockClear();
    unmount();
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});

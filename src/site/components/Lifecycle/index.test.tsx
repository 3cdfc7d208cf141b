import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectedAnchors } from '../testing/docusaurus';
import { StateDiagram, StateName } from '.';

vi.mock('@docusaurus/useBrokenLinks', async () => ({
  default: (await import('../testing/docusaurus')).useBrokenLinks,
}));

afterEach(cleanup);

describe('StateDiagram', () => {
  it('is an image with a name and a description', () => {
    const svg = '<g class="node success"><text>active</text></g>';
    render(<StateDiagram object="loan" description="2 states." svg={svg} width={9} height={5} />);
    const image = screen.getByRole('img', { name: 'Lifecycle of loan' });
    const description = document.getElementById(image.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/^2 states\. Solid line: your call\./);
    expect(image.getAttribute('viewBox')).toBe('0 0 9 5');
    expect(image.querySelector('.success text')?.textContent).toBe('active');
  });

  it('opens large, and closes', () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.dispatchEvent(new Event('close'));
    };
    render(<StateDiagram object="loan" description="" svg="<g/>" width={9} height={5} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open large' }));
    const dialog = screen.getByRole('dialog', { name: 'Lifecycle of loan' });
    expect(within(dialog).getByRole('group', { name: 'Lifecycle of loan' }).tabIndex).toBe(0);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('StateName', () => {
  it('is an anchor with a named link', () => {
    render(<StateName id="loan-status-paused" name="paused" tone="warning" />);
    expect(collectedAnchors).toContain('loan-status-paused');
    expect(screen.getByRole('link', { name: 'Link to state paused' }).getAttribute('href')).toBe(
      '#loan-status-paused',
    );
  });
});

import { site } from '../../src/site/config/site';

const TURNS = 24;

const rosette = (rx: number, ry: number, stroke: string): string =>
  Array.from(
    { length: TURNS },
    (_, index) =>
      `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${(index * 180) / TURNS})" stroke="${stroke}"/>`,
  ).join('');

/** The social card as SVG, 1200 × 630: logo, title and the ornament of the landing page. */
export const socialCard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#161a20"/>
  <g transform="translate(1010 300)" fill="none" stroke-width="1" shape-rendering="crispEdges">
    ${rosette(400, 215, '#333b46')}
    ${rosette(205, 88, '#d1380f')}
  </g>
  <g transform="translate(80 84) scale(3)" fill="none" stroke-linecap="square">
    <rect width="28" height="28" rx="6" fill="#fbfbf9"/>
    <path d="M6 9h16M14 9v13" stroke="#161a20" stroke-width="2.25"/>
    <path d="M6 14h4.5M17.5 18.5H22" stroke="#d1380f" stroke-width="2.75"/>
  </g>
  <g font-family="'Liberation Sans', 'Helvetica Neue', Arial, sans-serif">
    <text x="80" y="400" font-size="76" font-weight="700" letter-spacing="-2" fill="#f4f5f2">${site.productName}</text>
    <text x="80" y="482" font-size="76" font-weight="700" letter-spacing="-2" fill="#f4f5f2">Partner Docs</text>
    <text x="80" y="548" font-size="28" fill="#b4bac2">${site.tagline}</text>
  </g>
</svg>`;

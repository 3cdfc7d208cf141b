import type { ReactNode } from 'react';
import styles from './styles.module.css';

const TURNS = 48;
const turn = (index: number): string => `rotate(${(index * 180) / TURNS})`;
const indices = Array.from({ length: TURNS }, (_, index) => index);

/** A rosette of rotated ellipses, like the fine lines on a bond. It is purely decorative. */
export default function Engraving(): ReactNode {
  return (
    <svg className={styles.engraving} viewBox="-300 -300 600 600" aria-hidden="true">
      <defs>
        <ellipse id="rosette-outer" rx="290" ry="150" />
        <ellipse id="rosette-inner" rx="150" ry="62" />
      </defs>
      {(['outer', 'inner'] as const).map((ring) => (
        <g key={ring} className={styles[ring]}>
          {indices.map((index) => (
            <use key={index} href={`#rosette-${ring}`} transform={turn(index)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

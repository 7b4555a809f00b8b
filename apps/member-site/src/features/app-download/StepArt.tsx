import type { ReactElement } from 'react'
import * as css from './AppDownload.css.ts'

export type StepPicture = 'scan' | 'download' | 'share' | 'home' | 'allow' | 'open'

const cell = (x: number, y: number) => <rect key={`${x} ${y}`} x={x} y={y} width="6" height="6" />

/** What the screen of the phone shows at each step. */
const screens: Record<StepPicture, ReactElement> = {
  scan: (
    <g className={css.ink}>
      <path className={css.line} d="M34 48v-8h8M78 40h8v8M86 84v8h-8M42 92h-8v-8" />
      {[
        [42, 50],
        [50, 50],
        [66, 50],
        [72, 58],
        [42, 62],
        [56, 64],
        [64, 70],
        [46, 76],
        [58, 78],
        [72, 76],
      ].map(([x = 0, y = 0]) => cell(x, y))}
    </g>
  ),
  download: (
    <g>
      <path className={css.line} d="M60 42v30M48 62l12 12 12-12" />
      <rect className={css.ink} x="40" y="86" width="40" height="8" rx="4" />
    </g>
  ),
  share: (
    <g>
      <path className={css.line} d="M60 76V40M50 50l10-10 10 10M46 60h-6v34h40V60h-6" />
    </g>
  ),
  home: (
    <g>
      {[40, 56, 72].map((x) => (
        <rect className={css.pale} key={x} x={x} y="40" width="12" height="12" rx="3" />
      ))}
      <rect className={css.ink} x="40" y="60" width="12" height="12" rx="3" />
      <path className={css.line} d="M62 66h20M72 56v20" />
    </g>
  ),
  allow: (
    <g>
      <path className={css.line} d="M60 38l22 8v18c0 16-10 26-22 32-12-6-22-16-22-32V46z" />
      <path className={css.line} d="M50 66l8 8 14-16" />
    </g>
  ),
  open: (
    <g>
      <rect className={css.ink} x="42" y="42" width="36" height="36" rx="9" />
      <path
        className={css.onInk}
        d="M60 50c6 8 12 10 12 16a6 6 0 0 1-10 4c0 4 1 5 3 6H55c2-1 3-2 3-6a6 6 0 0 1-10-4c0-6 6-8 12-16z"
      />
      <rect className={css.pale} x="44" y="88" width="32" height="6" rx="3" />
    </g>
  ),
}

/** A phone with what its screen shows at a step; decorative, as the text says the same. */
export function StepArt({ picture }: { picture: StepPicture }) {
  return (
    <svg className={css.art} viewBox="0 0 120 140" aria-hidden>
      <rect className={css.phone} x="22" y="8" width="76" height="124" rx="14" />
      <rect className={css.screen} x="28" y="20" width="64" height="96" rx="6" />
      <circle className={css.pale} cx="60" cy="124" r="4" />
      {screens[picture]}
    </svg>
  )
}

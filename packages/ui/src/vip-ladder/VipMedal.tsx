import { suits } from '../game-tile/suits.ts'
import * as css from './VipMedal.css.ts'

const marks = [suits.club, suits.diamond, suits.heart, suits.spade] as const
const crown = 'M10 78L4 26l24 18L48 8l20 36 24-18-6 52z'

interface VipMedalProps {
  /** Its place on the ladder, from 1. */
  place: number
  /** How large it is, in pixels. */
  size: number
  /** Not reached yet. */
  faint?: boolean
}

/** The medal of a level, in the metal of its place. Hidden from screen readers: the level's name is beside it. */
export function VipMedal({ place, size, faint = false }: VipMedalProps) {
  const metal = Math.min(Math.max(Math.trunc(place) || 1, 1), 5)
  return (
    <svg
      className={css.medal}
      data-metal={metal}
      data-faint={faint || undefined}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      aria-hidden
    >
      <g className={css.edge}>
        {[0, 15, 30, 45, 60, 75].map((angle) => (
          <rect
            key={angle}
            x="13"
            y="13"
            width="70"
            height="70"
            rx="9"
            transform={`rotate(${angle} 48 48)`}
          />
        ))}
      </g>
      <circle className={css.face} cx="48" cy="48" r="34" />
      <circle className={css.ring} cx="48" cy="48" r="30" />
      <path
        className={css.mark}
        d={marks[metal - 1] ?? crown}
        transform={metal === 5 ? 'translate(29 31) scale(.4)' : 'translate(31.200 31.200) scale(.35)'}
      />
    </svg>
  )
}

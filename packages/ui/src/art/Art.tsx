import { hashOf, suitNames, suits } from '../game-tile/suits.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Art.css.ts'
import { type ArtMotif, drawings } from './motifs.ts'

export interface ArtProps extends CommonProps<SVGSVGElement> {
  /** What it shows. */
  motif: ArtMotif
  /** A name; it determines the ground and the sparks, always the same ones. */
  seed: string
  /** Position of the motif; `end` leaves the beginning to words. @default 'center' */
  place?: 'center' | 'end'
  /** Drained of colour, for what is over or shut. @default false */
  dimmed?: boolean
}

const WIDTH = 320
const HEIGHT = 180

/** A built-in image, drawn from tokens, as a fallback where none was provided. Fills its container; hidden from screen readers. */
export function Art({ motif, seed, place = 'center', dimmed = false, ...root }: ArtProps) {
  const Motif = drawings[motif]
  const x = place === 'end' ? 232 : WIDTH / 2
  const y = HEIGHT / 2
  const hash = hashOf(seed)
  return (
    <svg
      className={css.art}
      data-paint={(hash >>> 4) % css.paints}
      data-dimmed={dimmed || undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      {...commonProps(root)}
    >
      {[58, 86, 118].map((radius) => (
        <circle className={css.ring} key={radius} cx={x} cy={y} r={radius} />
      ))}
      {[0, 1, 2, 3, 4, 5].map((spark) => {
        const random = hashOf(`${seed}${spark}·`)
        const size = 0.12 + (random % 14) / 100
        const left = spark * 56 + (random % 34)
        const top = (random >>> 5) % 150
        return (
          <path
            className={css.spark}
            key={spark}
            d={suits[suitNames[random % 4] ?? 'spade']}
            transform={`translate(${left} ${top}) rotate(${(random % 60) - 30} 10 10) scale(${size})`}
          />
        )
      })}
      <g transform={`translate(${x} ${y}) scale(${place === 'end' ? 1 : 1.18}) translate(-60 -60)`}>
        <Motif />
      </g>
    </svg>
  )
}

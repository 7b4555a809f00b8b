import * as css from './Chart.css.ts'
import { chartSettings } from './chart-data.ts'

/** Which of the marks a series has by its place. */
export function markOf(place: number): number {
  return place % chartSettings.marks
}

export function markClass(place: number): string {
  return css.seriesClasses[markOf(place)] ?? css.series.one
}

/** A circle, a square, a triangle, a diamond, a triangle on its head, a cross. */
const shapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.6-3.6h7.2v7.2h-7.2z',
  'M0-4.6L4.6 3.6H-4.6z',
  'M0-5L5 0L0 5L-5 0z',
  'M0 4.6L4.6-3.6H-4.6z',
  'M-1.6-5h3.2v3.4H5v3.2H1.6V5h-3.2V1.6H-5v-3.2h3.4z',
]
/** How the lines are broken. */
export const dashes = [undefined, '7 4', '2 4', '10 4 2 4', '4 3', '12 4'] as const

export function Marker({ place, x, y }: { place: number; x: number; y: number }) {
  return <path className={css.point} d={shapes[markOf(place)]} transform={`translate(${x} ${y})`} />
}

/** What fills the bars of each series: full, slanted, dotted, crossed, upright, slanted the other way. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: Math.min(count, chartSettings.marks) }, (_, place) => (
        <pattern
          className={markClass(place)}
          key={hatches[place]}
          id={`${id}-${place}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect className={css.patch} width="8" height="8" />
          {hatches[place] && <path className={css.hatch} d={hatches[place]} />}
        </pattern>
      ))}
    </defs>
  )
}

const hatches = [
  '',
  'M-2 10L10-2M-2 2L2-2M6 10L10 6',
  'M3 4a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M4 0V8M0 4H8',
  'M4 0V8',
  'M-2-2L10 10M6-2L10 2M-2 6L2 10',
]

/** The mark of a series beside its name. */
export function Swatch({ place, kind, id }: { place: number; kind: 'line' | 'bar'; id: string }) {
  return (
    <svg className={`${css.swatch} ${markClass(place)}`} viewBox="0 0 24 14" aria-hidden>
      {kind === 'line' ? (
        <>
          <path className={css.line} d="M0 7H24" strokeDasharray={dashes[markOf(place)]} />
          <Marker place={place} x={12} y={7} />
        </>
      ) : (
        <rect
          className={css.bar}
          x="1"
          y="1"
          width="22"
          height="12"
          rx="2"
          fill={`url(#${id}-${markOf(place)})`}
        />
      )}
    </svg>
  )
}

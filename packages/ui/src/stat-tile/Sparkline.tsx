import * as css from './Sparkline.css.ts'

/** How a figure went, without axes: a decoration beside the words that say it. Missing figures are left out. */
export function Sparkline({ values }: { values: readonly (string | null)[] }) {
  const points = values.flatMap((value, index) => {
    const figure = value === null || value.trim() === '' ? Number.NaN : Number(value)
    return Number.isFinite(figure) ? [{ index, figure }] : []
  })
  if (points.length === 0) return null
  const figures = points.map(({ figure }) => figure)
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  const x = (index: number) => (values.length > 1 ? 2 + (index / (values.length - 1)) * 96 : 50)
  const y = (figure: number) => (high > low ? 26 - ((figure - low) / (high - low)) * 22 : 15)
  const path = points.map(({ index, figure }) => `${x(index).toFixed(1)} ${y(figure).toFixed(1)}`).join('L')
  return (
    <svg className={css.sparkline} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden>
      <path
        className={css.area}
        d={`M${x(points[0]?.index ?? 0)} 30L${path}L${x(points.at(-1)?.index ?? 0)} 30z`}
      />
      <path className={css.line} d={points.length === 1 ? `M20 ${y(figures[0] ?? 0)}H80` : `M${path}`} />
    </svg>
  )
}

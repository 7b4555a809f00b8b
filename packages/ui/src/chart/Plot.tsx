import { scaleLinear } from 'd3-scale'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../private/cx.ts'
import { axisNames } from './axis-names.ts'
import * as css from './Chart.css.ts'
import { axisDivisor, type ChartSeries, chartSettings } from './chart-data.ts'
import { Reader } from './Reader.tsx'
import { useBox } from './useBox.ts'
import type { useChartText } from './useChartText.ts'

const height = 260
const room = { top: 12, bottom: 28, end: 12, letter: 7.2 }

/** Where things stand in a plot. */
export interface PlotPlaces {
  /** The middle of a category, in pixels from the left. */
  x: (index: number) => number
  /** A figure, in pixels from above. */
  y: (figure: number) => number
  /** Width of a category. */
  slot: number
  rtl: boolean
}

interface PlotProps {
  title: string
  categories: readonly string[]
  /** What is drawn, in order. */
  series: readonly ChartSeries[]
  /** Least and greatest figure drawn. */
  extent: readonly [number, number]
  text: ReturnType<typeof useChartText>
  children: (places: PlotPlaces) => ReactNode
}

/** Axes, what is drawn between them, and the reading of it. */
export function Plot({ title, categories, series, extent, text, children }: PlotProps) {
  const element = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const { width, rtl } = useBox(element)
  const [read, setRead] = useState(categories.length - 1)
  const [reading, setReading] = useState(false)
  const index = Math.max(0, Math.min(read, categories.length - 1))

  const [low, high] = [Math.min(0, extent[0]), Math.max(0, extent[1])]
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(chartSettings.steps)
    .range([height - room.bottom, room.top])
  const ticks = scale.ticks(chartSettings.steps)
  const divisor = axisDivisor(Math.max(...ticks.map(Math.abs)))
  const labels = ticks.map((tick) => text.tick(tick, divisor))
  const start = Math.min(width * 0.35, Math.max(...labels.map((label) => label.length)) * room.letter + 14)
  const slot = Math.max(1, (width - start - room.end) / Math.max(1, categories.length))
  const side = (x: number) => (rtl ? width - x : x)
  const x = (at: number) => side(start + slot * (at + 0.5))

  useLayoutEffect(() => {
    const box = tip.current
    if (!box) return
    const at = x(index)
    const beside = at > width / 2 ? at - box.offsetWidth - 12 : at + 12
    box.style.setProperty(
      css.left.slice(4, -1),
      `${Math.max(0, Math.min(width - box.offsetWidth, beside))}px`,
    )
  })

  return (
    <div>
      {divisor > 1 && <p className={css.note}>{text.scaled[divisor]}</p>}
      <div className={css.plot} ref={element}>
        <svg className={css.svg} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {ticks.map((tick, place) => (
            <g key={tick}>
              <line
                className={tick === 0 ? css.zero : css.grid}
                x1={side(start)}
                x2={side(width - room.end)}
                y1={scale(tick)}
                y2={scale(tick)}
              />
              <text
                className={cx(css.axisText, css.upright)}
                x={side(start - 8)}
                y={scale(tick)}
                dy="0.32em"
                textAnchor={rtl ? 'start' : 'end'}
              >
                {labels[place]}
              </text>
            </g>
          ))}
          {axisNames(categories, slot, width, x).map(({ index: named, text: name, at }) => (
            <text className={css.axisText} key={named} x={at} y={height - 8} textAnchor="middle">
              {name}
            </text>
          ))}
          {reading && (
            <line
              className={css.cursor}
              x1={x(index)}
              x2={x(index)}
              y1={room.top}
              y2={height - room.bottom}
            />
          )}
          {children({ x, y: scale, slot, rtl })}
        </svg>
        <Reader
          title={title}
          count={categories.length}
          index={index}
          text={text.reading(categories[index] ?? '', series, index)}
          onIndexChange={setRead}
          reading={reading}
          onReadingChange={setReading}
          indexAt={(share) => Math.floor((share * width - start) / slot)}
        />
        {reading && (
          <div className={css.tip} ref={tip} aria-hidden>
            <p className={css.tipTitle}>{categories[index]}</p>
            {series.map(({ id, label, values }) => (
              <p key={id}>
                <bdi>{label}</bdi> {text.figure(values[index])}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

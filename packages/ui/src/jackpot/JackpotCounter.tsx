import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { RotationButton } from '../banner-carousel/RotationButton.tsx'
import { useCovered } from '../modal/useCovered.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useStill } from '../scheme-switch/motion.ts'
import { between, decimalOf } from './counting.ts'
import * as css from './JackpotCounter.css.ts'
import { jackpotSettings } from './settings.ts'

/** What a counter shows: a decoration that says so, a real amount with its source, or nothing. */
export const jackpotModes = ['illustration', 'live', 'off'] as const
export type JackpotMode = (typeof jackpotModes)[number]

export interface JackpotCounterProps extends CommonProps {
  /** Set by the brand's policy profile. */
  mode: JackpotMode
  /**
   * Heading of the counter.
   * @default the word for jackpot
   */
  label?: string
  /** The language of the label, where it is not the page's. */
  labelLang?: string | undefined
  /** The real amount, a decimal string; for `live` only, where nothing is shown until there is one. */
  amount?: string
  /** Whose amount it is; for `live` only. */
  source?: string
  /** Sign of the currency. */
  currency?: string
}

/** The operator's large counter. The illustration grows by itself, is labelled as one, and is hidden from screen readers. */
export function JackpotCounter({
  mode,
  label,
  labelLang,
  amount,
  source,
  currency,
  ...root
}: JackpotCounterProps) {
  const { t } = useLingui()
  const format = useFormat()
  const title = label ?? t({ message: 'Jackpot', context: 'Heading of the large counter on the home page' })
  if (mode === 'off' || (mode === 'live' && amount === undefined)) return null
  if (mode === 'live') {
    return (
      <section className={css.panel} aria-label={title} {...commonProps(root)}>
        <p className={css.label}>
          <bdi lang={labelLang}>{title}</bdi>
        </p>
        <p className={`${css.figures} ${css.amount}`} translate="no">
          {format.amount(amount ?? '', { symbol: currency })}
        </p>
        {source && <p className={css.note}>{source}</p>}
      </section>
    )
  }
  return <Illustration {...root} title={title} currency={currency} />
}

interface IllustrationProps extends CommonProps {
  title: string
  currency: string | undefined
}

function Illustration({ title, currency, ...root }: IllustrationProps) {
  const { t } = useLingui()
  const format = useFormat()
  const still = useStill()
  const [wanted, setWanted] = useState<boolean>()
  const [hundredths, setHundredths] = useState<number>()
  const words = useRef<HTMLDivElement>(null)
  const covered = useCovered(words)
  const playing = wanted ?? !still

  useEffect(() => {
    const { from, to } = jackpotSettings.home
    setHundredths(between(from * 100, to * 100))
  }, [])

  useEffect(() => {
    if (!playing || covered || hundredths === undefined) return
    const { every, minStep, maxStep } = jackpotSettings.home
    const wait = every[between(0, every.length - 1)] ?? every[0]
    const timer = setTimeout(() => {
      setHundredths(hundredths + between(minStep * 100, maxStep * 100))
    }, wait)
    return () => clearTimeout(timer)
  }, [playing, covered, hundredths])

  const figures = format.amount(decimalOf(hundredths ?? jackpotSettings.home.from * 100), {
    symbol: currency,
  })
  return (
    <div {...commonProps(root)} className={css.panel}>
      <div className={css.words} ref={words} aria-hidden>
        <p className={css.label}>{title}</p>
        <p className={css.figures} translate="no" data-ready={hundredths !== undefined}>
          {figuresOf(figures).map(({ place, figure }) => (
            // A figure that changes is a new element, so that it rolls in.
            <span className={css.figure} key={`${place}${figure}`}>
              {figure}
            </span>
          ))}
        </p>
        <p className={css.note}>
          {t({
            message: 'For illustration only, not a real jackpot',
            context: 'under the large counter: it is a decoration',
          })}
        </p>
      </div>
      <RotationButton className={css.control} playing={playing} onPlayingChange={setWanted} />
    </div>
  )
}

/** The figures with their places, counted from the end: a longer amount leaves the last ones where they are. */
function figuresOf(text: string): { place: number; figure: string }[] {
  const figures = [...text]
  return figures.map((figure, index) => ({ place: figures.length - index, figure }))
}

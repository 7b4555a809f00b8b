import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { suits } from '../game-tile/suits.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useStill } from '../scheme-switch/motion.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './RedEnvelope.css.ts'
import { RedEnvelopeWords } from './RedEnvelopeWords.tsx'
import { useReveal } from './reveal.ts'

/** What a red envelope can be: shut; on its way to be opened; opened; gone before it was opened; opened earlier by the same member. */
export const redEnvelopeStates = ['closed', 'opening', 'opened', 'missed', 'taken'] as const
/** What a red envelope can be. */
export type RedEnvelopeState = (typeof redEnvelopeStates)[number]

export interface RedEnvelopeProps extends CommonProps<HTMLElement> {
  /** How far it is. */
  state: RedEnvelopeState
  /** Called on a click on the seal; the site calls the platform and sets the next state. */
  onOpen: () => void
  /** What was in it, a decimal string; for `opened`, and for `taken` where it is known. */
  amount?: string | undefined
  /** Sign of the currency. */
  currency?: string | undefined
  /** Whose gift it is, plain text. @default the operator's */
  from?: string | undefined
  /** Closes the envelope's container; adds a button once nothing is left to open. */
  onClose?: (() => void) | undefined
}

/** A gift of money to be opened. Its opening can be skipped, does not flash, and does not play where motion is unwanted. */
export function RedEnvelope({ state, onOpen, amount, currency, from, onClose, ...root }: RedEnvelopeProps) {
  const { t } = useLingui()
  const format = useFormat()
  const still = useStill()
  const scene = useRef<HTMLDivElement>(null)
  const reveal = useReveal(state, still, scene)
  const open = state === 'opened'
  const moving = { 'data-moving': (!still && (state === 'opening' || reveal.playing)) || undefined }
  const written = amount === undefined ? undefined : format.amount(amount, { symbol: currency })
  return (
    <section
      className={css.scene}
      aria-label={t({ message: 'Red envelope', context: 'A gift of money to be opened' })}
      {...commonProps(root)}
    >
      <div className={css.envelope} data-state={state} ref={scene} {...moving}>
        <div className={css.back} />
        {open && (
          <div className={css.flap} data-open {...moving}>
            <Flap />
          </div>
        )}
        {open && (
          <div className={css.card} aria-hidden {...moving}>
            <span className={css.cardNote}>
              {t({ message: 'For you', context: 'On the card in a red envelope' })}
            </span>
            <span className={css.cardAmount} translate="no">
              {written}
            </span>
          </div>
        )}
        <div className={css.front}>
          <svg className={css.pattern} viewBox="0 0 260 250" aria-hidden>
            {[0, 1, 2, 3, 4].map((column) =>
              [0, 1, 2, 3].map((row) => (
                <path
                  key={`${column} ${row}`}
                  d={(column + row) % 2 === 0 ? suits.diamond : suits.spade}
                  transform={`translate(${column * 54 + 8} ${row * 62 + 8}) scale(.3)`}
                />
              )),
            )}
          </svg>
        </div>
        {!open && (
          <div className={css.flap}>
            <Flap />
          </div>
        )}
        {state === 'closed' ? (
          <button className={css.seal} type="button" onClick={onOpen}>
            {t({ message: 'Open', context: 'Button on the seal of a red envelope' })}
          </button>
        ) : (
          <span className={css.seal} data-open={open || undefined} aria-hidden {...moving}>
            {state === 'opening' ? (
              <Spinner />
            ) : (
              <svg className={css.sealMark} viewBox="0 0 96 96" aria-hidden>
                <path d={suits.spade} />
              </svg>
            )}
          </span>
        )}
        {open && (
          <div className={css.coins} aria-hidden>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((coin) => (
              <span className={css.coin} key={coin} {...moving} />
            ))}
          </div>
        )}
      </div>
      <RedEnvelopeWords state={state} amount={written} giver={from} />
      {reveal.playing ? (
        <Button variant="outline" tone="neutral" onClick={reveal.skip}>
          {t({ message: 'Skip', context: 'Ends the opening of a red envelope at once' })}
        </Button>
      ) : (
        onClose &&
        state !== 'closed' &&
        state !== 'opening' && (
          <Button variant={open ? 'solid' : 'outline'} tone={open ? 'premium' : 'neutral'} onClick={onClose}>
            {open
              ? t({ message: 'Thanks', context: 'Closes an opened red envelope' })
              : t({ message: 'Close', context: 'Closes a red envelope that holds nothing' })}
          </Button>
        )
      )}
    </section>
  )
}

function Flap() {
  return (
    <svg className={css.flapShape} viewBox="0 0 260 160" preserveAspectRatio="none" aria-hidden>
      <path d="M14 0h232a14 14 0 0 1 14 14v36C220 118 170 160 130 160S40 118 0 50V14A14 14 0 0 1 14 0z" />
      <path className={css.flapEdge} d="M3 50c40 65 88 105 127 105s87-40 127-105" />
    </svg>
  )
}

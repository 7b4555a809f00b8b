import { isolated } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import * as css from './RedEnvelope.css.ts'
import type { RedEnvelopeState } from './RedEnvelope.tsx'

interface RedEnvelopeWordsProps {
  state: RedEnvelopeState
  /** What was in it, written out. */
  written: string | undefined
  from: string | undefined
}

/** What the envelope says, and says aloud as it changes: the result is there at once, before its picture. */
export function RedEnvelopeWords({ state, written, from: giver }: RedEnvelopeWordsProps) {
  const from = giver && isolated(giver)
  const { t } = useLingui()
  const said = {
    closed: {
      title: t({ message: 'A red envelope for you', context: 'Closed red envelope' }),
      note: from
        ? t({ message: `From ${from}`, context: 'Who gives a red envelope' })
        : t({ message: 'With the best wishes of the house', context: 'Closed red envelope' }),
    },
    opening: { title: t({ message: 'Opening…', context: 'Red envelope' }), note: '' },
    opened: {
      title: written
        ? t({ message: `You received ${written}`, context: 'Opened red envelope; an amount' })
        : t({ message: 'You received a gift', context: 'Opened red envelope whose amount is not known' }),
      note: t({ message: 'It is in your balance.', context: 'Opened red envelope' }),
    },
    missed: {
      title: t({ message: 'You just missed it', context: 'Red envelope that others emptied' }),
      note: t({ message: 'All of it has been given out. There will be another.', context: 'Red envelope' }),
    },
    taken: {
      title: t({ message: 'You have opened this one', context: 'Red envelope taken before' }),
      note: written
        ? t({ message: `There was ${written} in it.`, context: 'Red envelope taken before; an amount' })
        : t({ message: 'Each person opens it once.', context: 'Red envelope taken before' }),
    },
  }[state]
  return (
    <div className={css.words} role="status">
      <p className={css.title}>{said.title}</p>
      {said.note && (
        <p className={css.note}>
          <bdi>{said.note}</bdi>
        </p>
      )}
    </div>
  )
}

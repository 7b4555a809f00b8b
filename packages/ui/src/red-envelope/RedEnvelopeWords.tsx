import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './RedEnvelope.css.ts'
import type { RedEnvelopeState } from './RedEnvelope.tsx'

interface RedEnvelopeWordsProps {
  state: RedEnvelopeState
  /** What was in it, written out. */
  amount: string | undefined
  giver: string | undefined
}

/**
 * What the envelope says, and says aloud as it changes: the result is there at once, before its animation. Each text is a
 * paragraph of its own by its key, because a translated page has other nodes in the place of the texts in it.
 */
export function RedEnvelopeWords({ state, amount, giver }: RedEnvelopeWordsProps) {
  const { t } = useLingui()
  const written = amount && <bdi translate="no">{amount}</bdi>
  const from = giver && <bdi translate="no">{giver}</bdi>
  const said = {
    closed: {
      title: t({ message: 'A red envelope for you', context: 'Closed red envelope' }),
      note: from ? (
        <Trans context="Who gives a red envelope">From {from}</Trans>
      ) : (
        t({ message: 'With our best wishes', context: 'Closed red envelope' })
      ),
    },
    opening: { title: t({ message: 'Opening…', context: 'Red envelope' }), note: null },
    opened: {
      title: written ? (
        <Trans context="Opened red envelope; an amount">You received {written}</Trans>
      ) : (
        t({ message: 'You received a gift', context: 'Opened red envelope whose amount is not known' })
      ),
      note: t({ message: 'It is in your balance.', context: 'Opened red envelope' }),
    },
    missed: {
      title: t({ message: 'You just missed it', context: 'Red envelope that others emptied' }),
      note: t({ message: 'It’s all gone. There will be another one soon.', context: 'Red envelope' }),
    },
    taken: {
      title: t({ message: 'Already opened', context: 'Red envelope taken before' }),
      note: written ? (
        <Trans context="Red envelope taken before; an amount">You received {written}.</Trans>
      ) : (
        t({ message: 'You can open it only once.', context: 'Red envelope taken before' })
      ),
    },
  }[state]
  const key = `${state} ${amount}`
  return (
    <div className={css.words} role="status">
      <p className={css.title} key={`title ${key}`}>
        {said.title}
      </p>
      {said.note && (
        <p className={css.note} key={`note ${key}`}>
          <bdi>{said.note}</bdi>
        </p>
      )}
    </div>
  )
}

import { realityCheck } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { usePlatform } from '@baize/site'
import { Amount, KeyValueList, openDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

/** A game's reminder of time and money to its player. */
const realityCheckSettings = {
  /** Milliseconds of play between two reminders. */
  every: 60 * 60_000,
} as const

/** Shows the time and the result of play, and asks whether to continue. */
export function useReminder(currency: string, onLeave: () => void): () => Promise<void> {
  const { t } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  return async () => {
    const reality = await client.call(realityCheck, {}).catch(() => undefined)
    if (!reality) return
    const name = t({
      message: 'Reality check',
      context: 'title of the reminder of time and money in play',
    })
    const answer = await openDialog({
      label: name,
      title: name,
      icon: 'info',
      message: (
        <KeyValueList
          items={[
            {
              id: 'time',
              label: t({ message: 'Signed in for', context: 'reminder of time and money in play' }),
              value: format.duration(reality.minutes * 60_000),
            },
            {
              id: 'stake',
              label: t({ message: 'Staked', context: 'reminder of time and money in play' }),
              value: <Amount value={reality.stake} currency={currency} />,
            },
            {
              id: 'payout',
              label: t({ message: 'Paid out', context: 'reminder of time and money in play' }),
              value: <Amount value={reality.payout} currency={currency} />,
            },
            {
              id: 'net',
              label: t({ message: 'Result', context: 'Session bar of a game: won or lost so far' }),
              value: <Amount value={reality.netPosition} currency={currency} signed />,
              strong: true,
            },
          ]}
        />
      ),
      buttons: [
        {
          label: t({ message: 'Keep playing', context: 'button' }),
          value: 'stay',
          tone: 'neutral',
          variant: 'outline',
        },
        { label: t({ message: 'Leave game', context: 'button' }), value: 'leave', initialFocus: true },
      ],
    })
    if (answer === 'leave') onLeave()
  }
}

/** Reminds after each hour of play. */
export function useRealityCheck(startedAt: number | undefined, currency: string, onLeave: () => void): void {
  const remind = useEffectEvent(useReminder(currency, onLeave))
  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setInterval(() => void remind(), realityCheckSettings.every)
    return () => clearInterval(timer)
  }, [startedAt])
}

import { useProblemText } from '@baize/site'
import { GameFrame } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { OwnWindow } from './OwnWindow.tsx'
import { useFrameMessages } from './useFrameMessages.ts'
import type { Launch } from './useLaunch.ts'
import { useLimitFacts } from './useLimitFacts.tsx'
import { useRealityCheck } from './useRealityCheck.tsx'
import { useSitting } from './useSitting.ts'

export interface GameTableProps {
  launch: Launch
  /** Its name until the launch says it. */
  title?: string
  /** The language of that name, where it is not the page's. */
  lang?: string | undefined
  onLeave: () => void
}

/** A game being played, with the session above it: time, result, balance, limits, way out. */
export function GameTable({ launch, title = '', lang, onLeave }: GameTableProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const { launched, address, problem, strange, again } = launch
  const sitting = useSitting(launched !== undefined)
  const limits = useLimitFacts(sitting.limits, sitting.currency)
  const startedAt = launched ? Date.parse(launched.startedAt) : undefined
  const name = launched?.game.displayName ?? title
  const error = problem
    ? problemText(problem)
    : strange
      ? t`The game’s address is not trusted by this site. Nothing was staked. Try again, or contact customer service.`
      : undefined
  const place = useRef<HTMLElement>(null)
  useFrameMessages(place, address, onLeave, sitting.onBalanceShown)
  useRealityCheck(startedAt, sitting.currency, onLeave)
  const own = launched?.opensIn === 'window' && error === undefined
  return (
    <GameFrame
      ref={place}
      title={name}
      lang={launched ? launched.game.language : lang}
      startedAt={startedAt}
      net={sitting.net}
      balance={sitting.balance}
      currency={sitting.currency}
      limits={limits}
      src={own ? undefined : address}
      {...(own ? { fallback: <OwnWindow title={name} address={address} onRetry={again} /> } : {})}
      {...(error === undefined ? {} : { error })}
      onRetry={again}
      onExit={onLeave}
    />
  )
}

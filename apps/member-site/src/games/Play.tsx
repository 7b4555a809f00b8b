import { ScreenPending, usePermission, usePlatform, useProblemText, useRead, useTitle } from '@baize/account'
import { ApiError, type ValueOf } from '@baize/api'
import { balance, launchGame } from '@baize/api/calls'
import { addMoney, formatMoneyWire, negateMoney, parseMoney } from '@baize/api/money'
import { useLanguage } from '@baize/i18n'
import { GameFrame } from '@baize/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../app/paths.ts'
import * as css from './Play.css.ts'
import { useFrameMessages } from './useFrameMessages.ts'

type Launched = ValueOf<typeof launchGame>

/** A game being played: launched anew for each visit, with the session's figures above it. */
export function Play({ nodeId }: { nodeId: string }) {
  const { client } = usePlatform()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const problemText = useProblemText()
  const [, navigate] = useLocation()
  const funds = useRead(balance, {})
  const [launched, setLaunched] = useState<Launched>()
  const [problem, setProblem] = useState<ApiError>()
  const [began, setBegan] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  // A launch address is good once: each visit and each retry asks for its own. The language is that of the launch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language switch must not end a running game.
  useEffect(() => {
    const stop = new AbortController()
    setProblem(undefined)
    setLaunched(undefined)
    client
      .call(launchGame, { query: { nodeId, language: locale } }, { signal: stop.signal })
      .then(setLaunched)
      .catch((error: unknown) => {
        if (!stop.signal.aborted && error instanceof ApiError) setProblem(error)
      })
    return () => stop.abort()
  }, [client, nodeId, attempt])

  const current = funds.data?.balance
  if (began === undefined && current !== undefined && launched) setBegan(current)
  useTitle(launched?.game.displayName ?? '', brandName)
  const leave = useCallback(() => navigate(paths.home), [navigate])
  useFrameMessages(launched?.url, leave)

  if (!launched && !problem) return <ScreenPending />
  return (
    <main className={css.table} id="main" tabIndex={-1}>
      <GameFrame
        title={launched?.game.displayName ?? ''}
        startedAt={launched ? Date.parse(launched.startedAt) : undefined}
        net={current === undefined || began === undefined ? '0.00' : difference(current, began)}
        balance={current}
        currency={funds.data?.currencySymbol ?? ''}
        src={launched?.url}
        {...(problem ? { error: problemText(problem) } : {})}
        onRetry={() => setAttempt((count) => count + 1)}
        onExit={leave}
      />
    </main>
  )
}

function difference(now: string, before: string): string {
  return formatMoneyWire(addMoney(parseMoney(now), negateMoney(parseMoney(before))))
}

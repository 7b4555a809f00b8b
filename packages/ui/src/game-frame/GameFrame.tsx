import { isolated } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { type CommonProps, pickCommonProps, reportUnknownBeside } from '../private/commonProps.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { isForeign, useFrameState } from './frame-state.ts'
import * as css from './GameFrame.css.ts'
import { SessionBar, type SessionBarProps } from './SessionBar.tsx'
import { gameFrameSettings } from './settings.ts'

export interface GameFrameProps extends Omit<SessionBarProps, 'onFullScreen'>, CommonProps {
  /** Address of the running game, from the launch call; undefined until there is one. */
  src: string | undefined
  /** The launch was refused or failed: why, translated. Shown in the game's place. */
  error?: string
  /** Shown in the place of the frame, for a game that opens elsewhere; the session bar stays. */
  fallback?: ReactNode
  /** Launches anew after a failure. */
  onRetry: () => void
}

/**
 * A vendor's game with the session bar above it, which shows at all times how long and with what result
 * the user plays. A game of another origin runs in a sandbox.
 */
export function GameFrame({ src, error, fallback, onRetry, id, ref, ...session }: GameFrameProps) {
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(session, [
      'title',
      'lang',
      'startedAt',
      'net',
      'balance',
      'currency',
      'limits',
      'trial',
      'onExit',
    ])
  const { t } = useLingui()
  const place = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => place.current as HTMLElement, [])
  const [attempt, setAttempt] = useState(0)
  // Frames begin in the browser only: a server cannot tell which origin is its own.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const frame = useFrameState(src ?? '', attempt)
  const title = isolated(session.title)
  const elsewhere = fallback !== undefined
  const failed = error !== undefined || (frame.state === 'failed' && !elsewhere)

  const retry = () => {
    setAttempt(attempt + 1)
    onRetry()
  }
  const fullScreen = () => {
    // Refused by the browser or unknown to it: the game stays as large as it is.
    place.current?.requestFullscreen?.().catch(() => {})
  }

  return (
    <section
      className={css.frame}
      aria-label={session.title}
      ref={place}
      {...pickCommonProps({ id, ...session })}
    >
      <SessionBar {...session} onFullScreen={fullScreen} />
      <div className={css.stage}>
        {mounted && src !== undefined && error === undefined && (
          <iframe
            className={css.game}
            key={attempt}
            title={session.title}
            lang={session.lang}
            src={src}
            {...(isForeign(src) && { sandbox: gameFrameSettings.sandbox })}
            allow={gameFrameSettings.allow}
            // Its vendor need not learn from which page, with what number in its address, the game was opened.
            referrerPolicy="no-referrer"
            data-hidden={frame.state !== 'ready' || undefined}
            onLoad={frame.onLoad}
          />
        )}
        {elsewhere && <div className={css.elsewhere}>{fallback}</div>}
        {failed ? (
          <div className={css.notice} role="alert">
            <p className={css.headline}>{t`The game could not be opened`}</p>
            <p>{error ?? t`The vendor did not respond in time. No bet was placed.`}</p>
            <Button onClick={retry}>{t({ message: 'Try again', context: 'Opens a game anew' })}</Button>
          </div>
        ) : (
          frame.state === 'loading' &&
          !elsewhere && (
            <div className={css.notice} role="status">
              <Spinner />
              <p>{t({ message: `Opening ${title}`, context: 'A game is loading' })}</p>
            </div>
          )
        )}
      </div>
    </section>
  )
}

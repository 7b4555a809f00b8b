import { isolated } from '@baize/i18n/format'
import { Button, EmptyState, Inline } from '@baize/ui'
import { CautionIcon, ExternalIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The window that a vendor's game opens in, where the vendor refuses to be framed. */
const look = 'popup,width=1200,height=800'

export interface OwnWindowProps {
  title: string
  /** The launched game; undefined while it loads. */
  address: string | undefined
  /** Launches again: a URL is valid once. */
  onRetry: () => void
}

/** A game in a window of its own: opened at once where the browser lets it, otherwise by a click. */
export function OwnWindow({ title, address, onRetry }: OwnWindowProps) {
  const { t } = useLingui()
  const opened = useRef<Window | null>(null)
  const used = useRef<string>(undefined)
  const [state, setState] = useState<'opening' | 'blocked' | 'open' | 'closed'>('opening')

  const show = useCallback((to: string) => {
    const game =
      opened.current && !opened.current.closed ? opened.current : window.open('', 'baize-game', look)
    if (!game) return setState('blocked')
    opened.current = game
    used.current = to
    // The game must not reach back to this page.
    game.opener = null
    game.location.replace(to)
    setState('open')
  }, [])
  useEffect(() => {
    if (address !== undefined && used.current !== address) show(address)
  }, [address, show])
  useEffect(() => {
    if (state !== 'open') return
    const timer = setInterval(() => opened.current?.closed && setState('closed'), 1000)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => () => opened.current?.close(), [])

  const press = () => {
    if (address === undefined) return
    if (used.current !== address) return show(address)
    if (state === 'open') return opened.current?.focus()
    // Only a click may open a window; its URL is requested anew and shown when it is received.
    opened.current = window.open('', 'baize-game', look)
    setState('opening')
    onRetry()
  }
  const words = {
    opening: {
      title: t({ message: `Opening ${{ title: isolated(title) }}`, context: 'A game is loading' }),
      text: t`This game opens in a separate window.`,
    },
    blocked: {
      title: t({
        message: 'Your browser blocked the window',
        context: 'title: a game opens in a window of its own',
      }),
      text: t`Click the button to open the game. If nothing opens, allow pop-ups for this site in your browser’s address bar.`,
    },
    open: {
      title: t({
        message: `${{ title: isolated(title) }} is open in another window`,
        context: 'title; a game',
      }),
      text: t`Your time, result and balance stay visible here. Closing this page closes the game.`,
    },
    closed: {
      title: t({ message: `${{ title: isolated(title) }} was closed`, context: 'title; a game' }),
      text: t`Placed bets will still be settled.`,
    },
  }[state]
  return (
    <div role="status">
      <EmptyState
        title={words.title}
        icon={state === 'blocked' ? <CautionIcon /> : <ExternalIcon />}
        action={
          state !== 'opening' && (
            <Inline space="sm" align="center">
              <Button icon={<ExternalIcon size={18} />} onClick={press}>
                {state === 'open'
                  ? t({ message: 'Bring to front', context: 'button: the window of a game' })
                  : t({ message: 'Open game', context: 'button: in a window of its own' })}
              </Button>
            </Inline>
          )
        }
      >
        {words.text}
      </EmptyState>
    </div>
  )
}

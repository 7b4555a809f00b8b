import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readFrameMessage } from './frameMessage.ts'

/**
 * Messages of a game's page to the site: leave, and a changed balance. They are accepted only from the frame inside
 * `place` and from the origin that was launched: other frames and windows of that origin, such as another vendor's
 * game or the chat, are ignored (D13).
 */
export function useFrameMessages(
  place: RefObject<HTMLElement | null>,
  launchUrl: string | undefined,
  onExit: () => void,
  onBalanceShown: () => void,
): void {
  const balanceShown = useEffectEvent(onBalanceShown)
  useEffect(() => {
    if (launchUrl === undefined) return
    const { origin } = new URL(launchUrl, location.href)
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      // Looked up each time: a retry makes another frame.
      const frame = place.current?.querySelector('iframe')?.contentWindow
      if (!frame || source !== frame || from !== origin) return
      const message = readFrameMessage(data)
      if (message?.type === 'baize:exit') onExit()
      if (message?.type === 'baize:balance') balanceShown()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [place, launchUrl, onExit])
}

import { useRead } from '@baize/account'
import { balance } from '@baize/api/calls'
import { useEffect } from 'react'

/** What a game's page tells the site, trusted only from the origin that was launched: leave, and look at the balance. */
export function useFrameMessages(launchUrl: string | undefined, onExit: () => void): void {
  const { refetch } = useRead(balance, {})
  useEffect(() => {
    if (launchUrl === undefined) return
    const { origin } = new URL(launchUrl, location.href)
    const listen = ({ origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || typeof data !== 'object' || data === null) return
      const { type } = data as { type?: unknown }
      if (type === 'baize:exit') onExit()
      if (type === 'baize:balance') void refetch()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [launchUrl, onExit, refetch])
}

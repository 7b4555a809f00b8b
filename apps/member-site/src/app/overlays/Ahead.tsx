import { LanguageSection, type LoadMessages, useMessagesReady } from '@baize/i18n'
import { ScreenBoundary, useToken } from '@baize/site'
import { afterPicture } from '@baize/ui'
import { useEffect, useState } from 'react'
import { screenOf } from '../screenOf.ts'

const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Prefetches the screen behind a link, with its messages, when it is hovered, touched or focused, so that the screen is
 * loaded on the click. It renders nothing.
 */
export function Ahead() {
  const { signedIn } = useToken()
  const [words, setWords] = useState<LoadMessages>()
  const messagesReady = useMessagesReady()
  useEffect(() => {
    const fetchAhead = async ({ origin, pathname }: HTMLAnchorElement) => {
      const wanted = origin === location.origin && (await screenOf(pathname, signedIn)?.preload())
      if (wanted) setWords(() => wanted)
      // What cannot be loaded now is loaded, or reported, by the screen itself.
      await messagesReady().catch(() => {})
    }
    const see = ({ target }: Pick<Event, 'target'>) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      // A touch is painted first: files are requested after the frame that shows the pressed state.
      if (link) afterPicture(() => fetchAhead(link))
    }
    for (const sign of signs) addEventListener(sign, see, { passive: true })
    // The touch that loaded this very code may be the one on the link, and it is over.
    see({ target: document.querySelector('a:is(:hover, :active)') })
    see({ target: document.activeElement })
    return () => {
      for (const sign of signs) removeEventListener(sign, see)
    }
  }, [signedIn, messagesReady])
  return (
    words && (
      <ScreenBoundary silent>
        <LanguageSection load={words}>
          <Come onCome={() => setWords(undefined)} />
        </LanguageSection>
      </ScreenBoundary>
    )
  )
}

/** Reports that the surrounding messages are loaded: kept on, they would be fetched with each later language too. */
function Come({ onCome }: { onCome: () => void }) {
  useEffect(onCome)
  return null
}

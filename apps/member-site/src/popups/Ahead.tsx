import { ScreenBoundary, useToken } from '@baize/account'
import { LanguageSection, type LoadMessages } from '@baize/i18n'
import { afterPicture } from '@baize/ui'
import { useEffect, useState } from 'react'
import { screenOf } from '../app/screenOf.ts'

const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Fetches the screen behind a link, with its words, when somebody points at it, puts a finger on it or focuses it: the screen
 * is there with the press then. It shows nothing.
 */
export function Ahead() {
  const { signedIn } = useToken()
  const [words, setWords] = useState<LoadMessages>()
  useEffect(() => {
    const fetchAhead = async (place: unknown) => {
      const link = place instanceof Element && place.closest('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const wanted = await screenOf(link.pathname, signedIn)?.preload()
      if (wanted) setWords(() => wanted)
    }
    // A finger is answered first: files are asked for after the frame that shows it pressed.
    const see = ({ target }: Event) => afterPicture(() => fetchAhead(target))
    for (const sign of signs) addEventListener(sign, see, { passive: true })
    // The touch that brought this very code may be the one that counts, and it is over.
    fetchAhead(document.querySelector('a:is(:hover, :active)'))
    fetchAhead(document.activeElement)
    return () => {
      for (const sign of signs) removeEventListener(sign, see)
    }
  }, [signedIn])
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

/** Says that the words around it are there: kept on, they would be fetched with each later language too. */
function Come({ onCome }: { onCome: () => void }) {
  useEffect(onCome)
  return null
}

import { VisuallyHidden } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/** Announces messages of a form to screen readers, after a pause, so that what is typed meanwhile is spoken first. */
export interface AnnouncerHandle {
  say(words: string): void
  listen(hear: (words: string) => void): () => void
}

/** How long it is quiet before something is said, in milliseconds. */
const PAUSE = 1_000

/** Makes the one voice of a form. */
export function useAnnouncer(): AnnouncerHandle {
  return useState(() => {
    let heard: ((words: string) => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      say(words: string) {
        clearTimeout(timer)
        timer = setTimeout(() => heard?.(words), PAUSE)
      },
      listen(hear: (words: string) => void) {
        heard = hear
        return () => {
          clearTimeout(timer)
          heard = undefined
        }
      },
    }
  })[0]
}

/** The one live region of a form. It is there from the start, so that its additions are announced. */
export function Announcer({ announcer, busy }: { announcer: AnnouncerHandle; busy: boolean }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  useEffect(() => announcer.listen(setWords), [announcer])
  return (
    <VisuallyHidden>
      <span role="status">
        {busy ? t({ message: 'Sending', comment: 'said by a screen reader while a form is sent' }) : words}
      </span>
    </VisuallyHidden>
  )
}

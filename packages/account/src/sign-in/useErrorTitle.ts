import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Says in the page's title, the first thing that a screen reader reads, that something is wrong. */
export function useErrorTitle(failing: boolean): void {
  const { t } = useLingui()
  useEffect(() => {
    if (!failing) return
    const { title } = document
    const marked = t({
      message: `Error: ${title}`,
      comment: 'title of a page whose form was refused, for the browser tab',
    })
    document.title = marked
    return () => {
      if (document.title === marked) document.title = title
    }
  }, [failing, t])
}

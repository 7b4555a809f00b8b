import type { Direction } from '@baize/i18n'
import { useLayoutEffect, useRef } from 'react'
import { sample } from './SampleText.css.ts'

interface SampleTextProps {
  family: string
  language: string
  direction: Direction
  text: string
}

/** A text in a font of its own; letters that the font lacks are in the page's. */
export function SampleText({ family, language, direction, text }: SampleTextProps) {
  const element = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(
    () => element.current?.style.setProperty('--sample-family', JSON.stringify(family)),
    [family],
  )
  return (
    <p ref={element} className={sample} lang={language} dir={direction}>
      {text}
    </p>
  )
}

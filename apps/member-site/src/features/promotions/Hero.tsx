import { Badge, Heading, Text } from '@baize/ui'
import type { ReactNode } from 'react'
import * as css from './Hero.css.ts'

export interface HeroProps {
  image: string
  category: string
  title: string
  /** The language of title and offer, where it is not the page's. */
  lang: string | undefined
  /** Drained of colour. */
  over: boolean
  /** The offer in a sentence. */
  children: ReactNode
}

/** The cover of a promotion with its name on it. */
export function Hero({ image, category, title, lang, over, children }: HeroProps) {
  return (
    <header className={css.hero}>
      <img className={css.picture} src={image} alt="" data-over={over || undefined} />
      <div className={css.words}>
        <Badge tone="premium" variant="solid">
          {category}
        </Badge>
        <Heading level={1}>
          <bdi lang={lang}>{title}</bdi>
        </Heading>
        <Text size="lg" tone="inherit">
          <bdi lang={lang}>{children}</bdi>
        </Text>
      </div>
    </header>
  )
}

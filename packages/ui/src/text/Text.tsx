import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import type { TextSize } from '../tokens/scales.ts'
import * as css from './Text.css.ts'

/** The tones text may take; `inherit` takes what surrounds it. */
export type TextTone = keyof typeof css.textTones | 'inherit'

export interface TextProps extends CommonProps<HTMLElement> {
  /** The words. */
  children?: ReactNode
  /** `inherit` is as large as what surrounds it, as in a cell of a table. @default 'md' */
  size?: TextSize | 'inherit'
  /** @default 'regular' */
  weight?: keyof typeof css.weights
  /** @default 'primary' */
  tone?: TextTone
  /** @default 'start' */
  align?: keyof typeof css.alignments
  /** One line, cut with an ellipsis. @default false */
  truncate?: boolean
  /** Figures of equal width, for columns and counters. @default false */
  tabular?: boolean
  /** The element. @default 'p' */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'li'
    | 'dt'
    | 'dd'
    | 'time'
    | 'label'
    | 'legend'
    | 'figcaption'
  /** The language of the words, where it is not the page's. */
  lang?: string
}

/** Words in the body of a page. */
export function Text({
  children,
  size = 'md',
  weight = 'regular',
  tone = 'primary',
  align = 'start',
  truncate = false,
  tabular = false,
  as: Element = 'p',
  lang,
  ...root
}: TextProps) {
  const className = cx(
    css.text,
    size !== 'inherit' && css.sizes[size],
    css.weights[weight],
    tone !== 'inherit' && css.textTones[tone],
    align !== 'start' && css.alignments[align],
    truncate && css.truncated,
    tabular && css.figures,
  )
  return (
    <Element {...commonProps(root)} lang={lang} className={className}>
      {children}
    </Element>
  )
}

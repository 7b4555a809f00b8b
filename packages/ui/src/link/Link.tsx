import type { MouseEvent, ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { link, linkTones, standalone as standaloneStyle } from './Link.css.ts'

/** What every link takes; a router's link may pass `href` and `onClick`. */
export interface LinkTarget extends CommonProps<HTMLAnchorElement> {
  /** The address. */
  href: string
  /** Opens a new page of the browser, which cannot reach back to this one. @default false */
  external?: boolean
  /** Offers the file for saving, under this name where one is given. */
  download?: string | true
  /** The place in a set of links where one is. */
  current?: 'page' | 'step' | 'true'
  /** Called on activation. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export interface LinkProps extends LinkTarget {
  /** The words that lead there. */
  children: ReactNode
  /** `quiet` looks like the text around it until it is pointed at: for lists of links. @default 'accent' */
  tone?: keyof typeof linkTones
  /** Outside of a sentence: on touch screens it is as tall as a button. @default false */
  standalone?: boolean
  /** The language of what it leads to, where it is not the page's. */
  hrefLang?: string
  /** The language of the words, where it is not the page's. */
  lang?: string
}

/** The attributes of an anchor, from what links take. */
export function anchor({ href, external = false, download, current, onClick, ...root }: LinkTarget) {
  return {
    href,
    download,
    onClick,
    'aria-current': current,
    ...commonProps(root),
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  }
}

/** A plain link. */
export function Link({
  children,
  tone = 'accent',
  standalone = false,
  hrefLang,
  lang,
  ...target
}: LinkProps) {
  return (
    <a
      {...anchor(target)}
      hrefLang={hrefLang}
      lang={lang}
      className={cx(link, linkTones[tone], standalone && standaloneStyle)}
    >
      {children}
    </a>
  )
}

import { Heading } from '@baize/ui'
import type { ReactNode } from 'react'
import * as css from './lobby.css.ts'

export interface LobbyHeadProps {
  title: string
  /** Its sign. */
  icon: ReactNode
  /** A short line below the title, such as how many games there are; null keeps its place while it loads. */
  note?: string | null
  /** The end of the band: the search. */
  children?: ReactNode
}

/** How a list of games begins: what it is, how much of it there is, and the search. */
export function LobbyHead({ title, icon, note, children }: LobbyHeadProps) {
  return (
    <div className={children ? css.head : `${css.head} ${css.headAlone}`}>
      <div className={css.title}>
        <span className={css.sign} aria-hidden>
          {icon}
        </span>
        <div className={css.words}>
          <Heading level={1}>{title}</Heading>
          {note !== undefined && <p className={css.count}>{note}</p>}
        </div>
      </div>
      {children && <div className={css.search}>{children}</div>}
    </div>
  )
}

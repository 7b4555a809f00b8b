import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { RotationButton } from '../banner-carousel/RotationButton.tsx'
import { NoticeIcon } from '../icons/icons.ts'
import { useCovered } from '../modal/useCovered.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useStill } from '../scheme-switch/motion.ts'
import * as css from './NoticeMarquee.css.ts'
import { marqueeSettings } from './settings.ts'

export interface Notice {
  /** Stable key. */
  id: string
  /** One line of plain text. */
  text: string
  /** The language of the words, where it is not the page's. */
  lang?: string | undefined
}

export interface NoticeMarqueeProps extends CommonProps<HTMLElement> {
  /** Nothing is shown for an empty list. */
  notices: readonly Notice[]
  /** Called on a click on a notice; the site opens it. */
  onSelect?: (id: string) => void
}

/**
 * The line of notices that passes under the header. Moves by CSS alone; a button, the pointer and the
 * keyboard's focus stop it, so does a dialog over it, and where motion is unwanted it does not move and can be scrolled.
 */
export function NoticeMarquee({ notices, onSelect, ...root }: NoticeMarqueeProps) {
  const { t } = useLingui()
  const still = useStill()
  const view = useRef<HTMLDivElement>(null)
  const covered = useCovered(view)
  const [wanted, setWanted] = useState<boolean>()
  const playing = wanted ?? !still
  if (notices.length === 0) return null

  const characters = notices.reduce((sum, notice) => sum + [...notice.text].length, 0)
  const duration = Math.max(marqueeSettings.shortest, characters * marqueeSettings.perCharacter)

  const label = t({ message: 'Notices', context: 'Name of the moving line of notices' })
  // Static content that does not fit is scrolled: by the keyboard too, where no notice in it takes the focus.
  const stop = !playing && onSelect === undefined

  return (
    <section className={css.marquee} aria-label={label} {...commonProps(root)}>
      <span className={css.icon} aria-hidden>
        <NoticeIcon />
      </span>
      <RotationButton className={css.control} playing={playing} onPlayingChange={setWanted} />
      <div
        className={css.view}
        ref={view}
        data-covered={covered}
        data-playing={playing}
        {...(stop && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <div
          className={css.belt}
          ref={(belt) => {
            if (belt) belt.style.animationDuration = `${duration}ms`
          }}
        >
          <Line notices={notices} onSelect={onSelect} />
          {playing && <Line notices={notices} echo />}
        </div>
      </div>
    </section>
  )
}

interface LineProps {
  notices: readonly Notice[]
  onSelect?: ((id: string) => void) | undefined
  /** The second copy, that lets the line go round without a gap; for the eye only. */
  echo?: boolean
}

function Line({ notices, onSelect, echo = false }: LineProps) {
  return (
    <ul className={css.line} inert={echo} aria-hidden={echo || undefined}>
      {notices.map((notice) => (
        <li className={css.notice} key={notice.id}>
          {onSelect && !echo ? (
            <button className={css.press} type="button" onClick={() => onSelect(notice.id)}>
              <bdi lang={notice.lang}>{notice.text}</bdi>
            </button>
          ) : (
            <bdi lang={notice.lang}>{notice.text}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}

import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTouched } from '../popups/useTouched.ts'
import { tall } from './Later.css.ts'

/** How far below the window something is when it begins to be made, once somebody is there who may come to it. */
const ahead = '600px'

interface LaterProps {
  children: ReactNode
  /** Nothing stands behind it: it keeps no room, so that nothing before it moves when it is there. @default false */
  atEnd?: boolean
}

/**
 * A part of the page that is made when it comes near the window: until then it costs no code, no call and no picture.
 * Before the page is touched only what the window shows counts as near; while the page still reads what stands above,
 * it is short, and nothing below does.
 */
export function Later({ children, atEnd = false }: LaterProps) {
  const mark = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const reading = useIsFetching() > 0
  const touched = useTouched()
  useEffect(() => {
    const place = mark.current
    if (!place || reading) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: touched ? `${ahead} 0px` : '0px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [reading, touched])
  return near ? children : <div className={atEnd ? undefined : tall} ref={mark} />
}

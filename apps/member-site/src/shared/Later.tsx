import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tall } from './Later.css.ts'
import { useTouched } from './useTouched.ts'

/** How far below the viewport content is when it begins to load, after the first interaction. */
const ahead = '600px'

interface LaterProps {
  children: ReactNode
  /** Nothing follows it: it reserves no space, so that nothing before it moves when it is mounted. @default false */
  atEnd?: boolean
}

/**
 * A part of the page that is mounted when it is near the viewport: until then it costs no code, no call and no image.
 * Before the first interaction only what is visible counts as near; while the page still loads what is above, it is
 * short, and nothing below counts.
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

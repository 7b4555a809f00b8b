import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import * as css from './Frame.css.ts'

interface FrameProps {
  /** Its accessible name. */
  title: string
  /** The page's own width and height in pixels; it is scaled to fit. */
  size: readonly [width: number, height: number]
  src?: string | undefined
  srcDoc?: string | undefined
  /** Keeps the page from taking focus while it loads. @default false */
  inert?: boolean
  /** What covers the page: that it loads, that it failed. */
  children?: ReactNode
  frame: Ref<HTMLIFrameElement>
  onLoad?: () => void
}

/** A page within the page, made smaller where its width does not fit. */
export function Frame({ title, size, src, srcDoc, inert = false, children, frame, onLoad }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [width, height] = size
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const fitIn = () => {
      const scale = Math.min(1, element.clientWidth / width)
      element.style.setProperty('--frame-inline-size', `${width}px`)
      element.style.setProperty('--frame-block-size', `${height}px`)
      element.style.setProperty('--frame-scale', String(scale))
    }
    fitIn()
    // Its height follows from its width: set within the observer's round, it would be a loop.
    let wait = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(wait)
      wait = requestAnimationFrame(fitIn)
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(wait)
      observer.disconnect()
    }
  }, [width, height])
  return (
    <div ref={box} className={css.box} dir="ltr">
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={src}
        srcDoc={srcDoc}
        inert={inert}
        onLoad={onLoad}
      />
      {children !== undefined && <div className={css.cover}>{children}</div>}
    </div>
  )
}

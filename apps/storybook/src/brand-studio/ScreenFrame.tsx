import { Button, Spinner, Text } from '@baize/ui'
import { memo, useEffect, useRef, useState } from 'react'
import { dressPage, type PageBrand, remountStory } from './applyTheme.ts'
import { Frame } from './Frame.tsx'
import { queued } from './queue.ts'
import { type StoryState, storyState } from './story-state.ts'

interface ScreenFrameProps {
  title: string
  /** The story's id. */
  story: string
  address: string
  size: readonly [width: number, height: number]
  brand: PageBrand
}

/** How long a screen may take, and how often it is checked meanwhile, in milliseconds. */
const timing = { timeout: 60_000, look: 150 }

/** One screen in one scheme. It loads when it is near the viewport, two at a time, and shows an error when it cannot. */
export const ScreenFrame = memo(function ScreenFrame({ address, ...props }: ScreenFrameProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Attempt
      key={`${address} ${attempt}`}
      {...props}
      address={address}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
})

function Attempt({
  title,
  story,
  address,
  size,
  brand,
  onRetry,
}: ScreenFrameProps & { onRetry: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(brand)
  const near = useNear(frame)
  const [started, setStarted] = useState(false)
  const [state, setState] = useState<StoryState>('waiting')

  useEffect(() => {
    latest.current = brand
    dressFrame(frame.current, brand)
  }, [brand])

  const { data } = brand
  const mounted = useRef(data)
  useEffect(() => {
    if (state !== 'ready' || mounted.current === data) return
    mounted.current = data
    remountStory(frame.current?.contentWindow, story)
  }, [state, data, story])

  useEffect(() => {
    if (!near) return
    let timer = 0
    const leave = queued(() => {
      setStarted(true)
      const since = performance.now()
      const watch = () => {
        dressFrame(frame.current, latest.current)
        const now = storyState(frame.current?.contentDocument ?? null)
        if (now === 'waiting' && performance.now() - since < timing.timeout) {
          timer = window.setTimeout(watch, timing.look)
          return
        }
        setState(now === 'waiting' ? 'failed' : now)
        leave()
      }
      timer = window.setTimeout(watch, timing.look)
    })
    return () => {
      window.clearTimeout(timer)
      leave()
    }
  }, [near])

  return (
    <Frame
      title={title}
      size={size}
      src={started ? address : undefined}
      inert={state !== 'ready'}
      frame={frame}
      // A page that reloads itself, as when its source changes, gets the theme again.
      onLoad={() => dressFrame(frame.current, latest.current)}
    >
      {state === 'waiting' ? (
        <Spinner />
      ) : state === 'failed' ? (
        <>
          <Text size="sm">{title}: this screen cannot be loaded.</Text>
          <Button size="small" variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : undefined}
    </Frame>
  )
}

function dressFrame(frame: HTMLIFrameElement | null, brand: PageBrand): void {
  const page = frame?.contentDocument
  if (page?.head && page.URL !== 'about:blank') dressPage(page, brand)
}

/** Whether an element is near the viewport. */
function useNear(element: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const box = element.current?.parentElement
    if (!box || near) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, near])
  return near
}

import type { Messages } from '@baize/i18n'
import { createRoot, type Root } from 'react-dom/client'
import { cdp } from 'vitest/browser'
import type { Declaration } from './conforms.ts'
import { createProbe, type Probe } from './probe.ts'
import { Stage } from './Stage.tsx'

export type Direction = 'ltr' | 'rtl'

/** A component on the page. */
export interface Mounted extends Probe {
  unmount: () => void
  host: HTMLElement
}

/** Mounts a component, and waits until it is rendered. */
export async function mount(
  { render }: Declaration,
  messages: Messages,
  direction: Direction = 'ltr',
): Promise<Mounted> {
  const probe = createProbe()
  const host = document.body.appendChild(document.createElement('div'))
  // The padding at the sides of every page.
  host.style.paddingInline = '16px'
  const root: Root = createRoot(host)
  document.documentElement.dir = direction
  root.render(<Stage messages={messages}>{render(probe.root)}</Stage>)
  await settled()
  // The language has set the direction of its own; the test overrides it.
  if (document.documentElement.dir !== direction) {
    document.documentElement.dir = direction
    await settled()
  }
  return {
    ...probe,
    host,
    unmount() {
      root.unmount()
      host.remove()
    },
  }
}

/** After React and its effects, and a frame in which observers were notified. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}

async function emulate(features: Record<string, string>): Promise<void> {
  const session = cdp() as unknown as {
    send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>
  }
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
  for (const [name, value] of Object.entries(features))
    if (!matchMedia(`(${name}: ${value})`).matches)
      throw new Error(`Chromium did not take ${name}: ${value}.`)
}

/** Plays a system with forced colours; the tests' own preference for less motion stays. */
export function forceColours(active: boolean): Promise<void> {
  return emulate({ 'prefers-reduced-motion': 'reduce', 'forced-colors': active ? 'active' : 'none' })
}

/** Plays a system where motion is welcome; the tests' own preference is for less of it. */
export function allowMotion(allowed: boolean): Promise<void> {
  return emulate({ 'prefers-reduced-motion': allowed ? 'no-preference' : 'reduce' })
}

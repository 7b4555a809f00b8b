import { LanguageProvider } from '@baize/i18n'
import { ScriptedPlatform } from '@baize/site/testing'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { loadMessages } from '../languages.ts'
import { Elsewhere } from './Elsewhere.tsx'

const { leave } = vi.hoisted(() => ({ leave: vi.fn() }))
vi.mock('./leave.ts', () => ({ leave }))

async function shownAt(path: string): Promise<string> {
  leave.mockClear()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <LanguageProvider initial="en" active={['en']} load={loadMessages}>
      <ScriptedPlatform path={path}>
        <main>
          <Elsewhere />
        </main>
      </ScriptedPlatform>
    </LanguageProvider>,
  )
  await vi.waitFor(() => expect(leave.mock.calls.length > 0 || host.querySelector('h1') !== null).toBe(true))
  const text = host.textContent
  root.unmount()
  host.remove()
  return text
}

it('leads from the paths of the agents’ site to the address that the platform names', async () => {
  for (const path of ['/agent', '/agentHome']) {
    expect(await shownAt(path)).toBe('')
    expect(leave).toHaveBeenCalledWith(`http://localhost:4302${path}`)
  }
})

it('says of any other address that there is no page', async () => {
  for (const path of ['/agents', '/agent/elsewhere.example']) {
    expect(await shownAt(path)).toContain('Page not found')
    expect(leave).not.toHaveBeenCalled()
  }
})

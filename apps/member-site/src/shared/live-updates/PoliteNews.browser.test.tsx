import { type Language, LanguageProvider, useLanguage } from '@baize/i18n'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PoliteNews } from './PoliteNews.tsx'

let language: Language

/** One lottery whose results are announced in the page's language. */
function Results({ draw }: { draw: number }) {
  language = useLanguage()
  const news = `${language.locale === 'km' ? 'លទ្ធផល' : 'Result'} ${draw}`
  return <PoliteNews watched={[{ id: 'lottery', state: String(draw), news }]} />
}

it('announces a change, and is silent in another language until the next one', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const announced = () => host.querySelector('[role=status]')?.textContent
  const show = (draw: number) =>
    root.render(
      <LanguageProvider initial="en" active={['en', 'km']} load={() => Promise.resolve({})}>
        <Results draw={draw} />
      </LanguageProvider>,
    )
  show(1)
  await vi.waitFor(() => expect(announced()).toBe(''))
  show(2)
  await vi.waitFor(() => expect(announced()).toBe('Result 2'))
  await language.setLocale('km')
  await vi.waitFor(() => expect(announced()).toBe(''))
  show(3)
  await vi.waitFor(() => expect(announced()).toBe('លទ្ធផល 3'))
})

import { expect, test } from 'vitest'

test('a browser without Trusted Types has the same HTML as a string', async () => {
  // Before the sanitiser is there: it looks for them once.
  Reflect.deleteProperty(window, 'trustedTypes')
  expect('trustedTypes' in window).toBe(false)
  const { sanitise } = await import('./sanitise.ts')
  expect(
    sanitise('<p onclick="alert(1)">Words <a href="https://a.example/">a</a></p><script>1</script>'),
  ).toBe('<p>Words <a href="https://a.example/" rel="noopener noreferrer nofollow" target="_blank">a</a></p>')
})

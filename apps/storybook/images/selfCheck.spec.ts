import { expect, test } from '@playwright/test'

const square = (height: number, colour: string) =>
  `<body style="margin:0"><div style="block-size:${height}px;background:rgb(200,200,200)"><i style="display:block;inline-size:3px;block-size:3px;background:${colour}"></i></div>`

test('the comparison refuses a change of nine pixels and of the height, and accepts what only rounding differs', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 100, height: 40 })
  await page.setContent(square(40, 'rgb(200,200,200)'))
  await page.screenshot({ path: info.snapshotPath('grey.png', { kind: 'screenshot' }), fullPage: true })
  const compared = () => expect(page).toHaveScreenshot('grey.png', { fullPage: true, timeout: 2_000 })

  await compared()
  await page.setContent(square(40, 'rgb(201,200,200)'))
  await compared()
  await page.setContent(square(40, 'rgb(120,160,200)'))
  await expect(compared()).rejects.toThrow('9 pixels')
  await page.setContent(square(60, 'rgb(200,200,200)'))
  await expect(compared()).rejects.toThrow('Expected an image 100px by 40px')
})

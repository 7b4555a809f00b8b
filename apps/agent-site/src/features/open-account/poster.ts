import { saveBlob } from '../../shared/saveBlob.ts'

/** Pixels of the side of a saved code. */
const codeSide = 1024
/** Pixels of a poster, of the proportions of A4. */
const posterWidth = 1240
const posterHeight = 1754

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no images.')
  // Phones read dark on light, in every scheme of the page.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#000'
  return context
}

/** Draws the modules of a code that is on the page, in a square. */
function drawModules(
  context: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  x: number,
  y: number,
  side: number,
) {
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  const scale = side / svg.viewBox.baseVal.width
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.fill(new Path2D(path))
  context.restore()
}

/** The code alone. */
export function drawCode(svg: SVGSVGElement): HTMLCanvasElement {
  const context = canvasOf(codeSide, codeSide)
  drawModules(context, svg, 0, 0, codeSide)
  return context.canvas
}

export interface PosterText {
  readonly title: string
  readonly call: string
  readonly address: string
}

/** Draws a centred line, smaller where it is too long for the poster. */
function writeLine(context: CanvasRenderingContext2D, text: string, y: number, size: number) {
  const font = getComputedStyle(document.body).fontFamily
  const room = posterWidth * 0.88
  context.font = `700 ${size}px ${font}`
  const width = context.measureText(text).width
  if (width > room) context.font = `700 ${Math.floor((size * room) / width)}px ${font}`
  context.textAlign = 'center'
  context.fillText(text, posterWidth / 2, y)
}

/** A poster: its agent, its purpose, the code, and the address for those who type it. */
export function drawPoster(svg: SVGSVGElement, { title, call, address }: PosterText): HTMLCanvasElement {
  const context = canvasOf(posterWidth, posterHeight)
  const side = posterWidth * 0.72
  writeLine(context, title, 220, 120)
  writeLine(context, call, 360, 72)
  drawModules(context, svg, (posterWidth - side) / 2, 460, side)
  writeLine(context, address, 460 + side + 140, 40)
  return context.canvas
}

/** Saves an image as a file. */
export function saveCanvas(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((blob) => {
    if (blob) saveBlob(blob, name)
  }, 'image/png')
}

// Draws a component of the renderer to text, over a window whose core the test answers: what it says is checked without a browser.
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { WindowContext, type AppWindow } from '../../src/renderer/window.ts'

/** Returns the HTML of a component. Effects do not run: what it shows must be in its stores already. */
export async function drawnMarkup<Props extends object>(win: AppWindow, component: ComponentType<Props>, props: Props): Promise<string> {
  return renderToStaticMarkup(createElement(WindowContext, { value: await drawable(win) }, createElement(component, props)))
}

/** Returns the text of a component, without its elements. */
export async function drawnText<Props extends object>(win: AppWindow, component: ComponentType<Props>, props: Props): Promise<string> {
  return textOf(await drawnMarkup(win, component, props))
}

function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([.,:])/gu, '$1')
    .trim()
}

/**
 * Hands out what React reads where it draws once: stores whose first state is the current one, and a promise of the words that says that it
 * is kept.
 */
async function drawable(win: AppWindow): Promise<AppWindow> {
  const words = await win.allWords()
  const kept = Object.assign(Promise.resolve(words), { status: 'fulfilled', value: words })
  const part = <T>(create: (made: AppWindow) => T): T => {
    const made = win.part(create)
    if (typeof made === 'object' && made !== null && 'getInitialState' in made && 'getState' in made)
      Object.assign(made, { getInitialState: made.getState })
    return made
  }
  return new Proxy(win, {
    get(target, name) {
      if (name === 'part') return part
      if (name === 'allWords') return () => kept
      return Reflect.get(target, name) as unknown
    },
  })
}

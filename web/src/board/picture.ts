/** A flat drawing of the board as a picture file: with the page's styles written into a copy of it. */

const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "opacity",
  "font",
  "text-anchor",
  "transform",
  "transform-origin",
  "transform-box",
  "clip-path",
  "r",
  "--ink",
  "--paper",
] as const;
const SHARPER = 2; // pixels of the picture for each of the page, at least

export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy);
  const used = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? ""));
  for (const name of used) {
    const symbol = name && document.querySelector(name);
    if (symbol) copy.append(symbol.cloneNode(true));
  }
  const scale = Math.max(SHARPER, devicePixelRatio);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture could be made"))),
      "image/png",
    ),
  );
}

/** Write into the copy how each part looks on the page. */
function dress(part: Element, copy: Element): void {
  const style = getComputedStyle(part);
  const worn = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
  copy.setAttribute("style", worn);
  [...part.children].forEach((child, nth) => dress(child, copy.children[nth] as Element));
}

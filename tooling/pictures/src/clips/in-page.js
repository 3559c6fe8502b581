/* Runs in the browser: draws frames of placed pictures and encodes them (WebCodecs). Called by film.ts. */
globalThis.film = async ({ images, frames, covers, width, height, rate, bitrate, ground }) => {
  const bitmaps = await Promise.all(
    images.map(async ({ url, box }) => ({
      bitmap: await createImageBitmap(await (await fetch(url)).blob()),
      box,
    })),
  );
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d', { alpha: false });
  brush.imageSmoothingQuality = 'high';
  const draw = (frame) => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalAlpha = 1;
    brush.fillStyle = ground;
    brush.fillRect(0, 0, width, height);
    for (const [image, alpha, a, b, c, d, e, f] of frame) {
      if (alpha <= 0) continue;
      const { bitmap, box } = bitmaps[image];
      brush.globalAlpha = Math.min(alpha, 1);
      brush.setTransform(a, b, c, d, e, f);
      brush.drawImage(bitmap, box.x, box.y, box.width, box.height);
    }
  };
  const text = (bytes) => {
    let letters = '';
    for (let at = 0; at < bytes.length; at += 8192)
      letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(letters);
  };
  const chunks = [];
  let failure;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      chunks.push({ key: chunk.type === 'key', time: chunk.timestamp / 1000, data: text(bytes) });
    },
    error: (error) => (failure = error),
  });
  encoder.configure({
    codec: 'vp09.00.30.08',
    width,
    height,
    bitrate,
    framerate: rate,
    latencyMode: 'quality',
    bitrateMode: 'variable',
  });
  for (const [index, frame] of frames.entries()) {
    draw(frame);
    const picture = new VideoFrame(canvas, {
      timestamp: Math.round((index * 1e6) / rate),
      duration: Math.round(1e6 / rate),
    });
    encoder.encode(picture, { keyFrame: index % 84 === 0 });
    picture.close();
    while (encoder.encodeQueueSize > 4) await new Promise((done) => setTimeout(done, 1));
    if (failure) throw failure;
  }
  await encoder.flush();
  draw(frames[covers]);
  const cover = text(new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()));
  return { chunks, cover };
};
